"""Drives whole forms of the gallery in a terminal, a browser and a window.

    forms.py terminal|web|window [GALLERY] [--only FORM] [--pictures FOLDER]

A scenario is written once and passes on each front end. With --pictures it leaves what is seen on the way, wide and
narrow. Needs what the other drivers of these front ends need. Exits with 1 when anything is not as expected.
"""

import os
import subprocess
import sys
import tempfile
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import gtk_session  # noqa: E402
from form_drivers import DRIVERS  # noqa: E402
from form_scenarios import SCENARIOS  # noqa: E402
from form_scenarios_second import SECOND  # noqa: E402


def option(name):
    if name not in sys.argv:
        return None
    index = sys.argv.index(name)
    value = sys.argv[index + 1]
    del sys.argv[index:index + 2]
    return value


def run(driver_type, gallery, title, scenario, pictures):
    # What a form keeps is not there the next time.
    home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    os.environ["XDG_CONFIG_HOME"] = home.name
    driver = driver_type([gallery, "--preview", title], pictures)
    try:
        driver.picture(scenario.__name__)
        scenario(driver)
        driver.picture(scenario.__name__ + "-end")
        driver.narrow()
        driver.picture(scenario.__name__ + "-narrow")
        complaints = driver.complaints()
        if complaints:
            raise AssertionError(f"complaints: {complaints}")
        print(f"ok   {title}", flush=True)
        return True
    except Exception:
        print(f"FAIL {title}\n{traceback.format_exc()}", flush=True)
        driver.picture(scenario.__name__ + "-failed")
        return False
    finally:
        driver.close()
        home.cleanup()


def in_session_of_its_own(title, gallery, pictures):
    arguments = ["window", gallery, "--only", title] + (["--pictures", pictures] if pictures else [])
    return gtk_session.run(__file__, *arguments, stderr=subprocess.DEVNULL)


def main():
    pictures, only = option("--pictures"), option("--only")
    driver_type = DRIVERS[sys.argv[1]]
    gallery = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.environ.get(
        "GALLERY", os.path.join(HERE, "../../.build/debug/gallery")))
    chosen = {title: scenario for title, scenario in (SCENARIOS | SECOND).items() if only in (None, title)}
    if driver_type.name == "window" and not gtk_session.is_own():
        results = [in_session_of_its_own(title, gallery, pictures) for title in chosen]
    else:
        results = [run(driver_type, gallery, title, scenario, pictures) for title, scenario in chosen.items()]
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    main()
