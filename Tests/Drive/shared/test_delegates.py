"""The calls that the delegates of UIKit's fields receive by the steps of delegates.json: the same in each front end."""

import pytest

import delegate_log

# In delegates.json the browser has its own name. A window is so large that nothing has to be scrolled to by Tab, which
# delegates would be notified of.
NAMES = {"terminal": "terminal", "web": "browser", "window": "window"}
SIZES = {"terminal": (100, 40), "web": (900, 1000), "window": (700, 980)}


@pytest.mark.timeout(240)
def test_delegates_receive_the_same_calls_in_every_front_end(front_end, drive):
    log, expected = delegate_log.perform_steps(drive.open(front_end, sizes=SIZES), NAMES[front_end])
    assert log == expected
