"""What every test of a front end gets: programs that are closed behind it, and what was shown when it fails."""

import os
import re
import shutil

import pytest

from drivers import programs
from drivers.browsers import Browsers
from drivers.opening import Opened

FRONT_ENDS = ("terminal", "web", "window")
FAILURES = os.path.join(programs.ROOT, ".build", "drive-failures")


def pytest_addoption(parser):
    parser.addoption("--pictures", metavar="FOLDER", help="write what is shown during the tests to this folder")
    parser.addoption("--every-engine", action="store_true", help="read all pages in every engine, in each of the looks")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent.name in FRONT_ENDS:
            item.add_marker(item.path.parent.name)
    # Those that may take longest are begun first, so that none of them is run alone at the end.
    items.sort(key=lambda item: -max((mark.args[0] for mark in item.iter_markers("timeout")), default=0))


@pytest.fixture(params=[pytest.param(name, marks=getattr(pytest.mark, name)) for name in FRONT_ENDS])
def front_end(request):
    """A test with this parameter is run in a terminal, in a browser and in a window."""
    return request.param


@pytest.fixture
def home(monkeypatch, tmp_path):
    """Where programs keep settings: one test does not see those of another."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


def folder_of(item):
    """Where what is shown is kept when this test fails."""
    return os.path.join(FAILURES, re.sub(r"[^\w.-]+", "-", item.nodeid))


@pytest.fixture(scope="session")
def browsers():
    """Browsers that tests use one after another."""
    browsers = Browsers()
    yield browsers
    browsers.close()


@pytest.fixture
def drive(request, home, tmp_path, browsers):
    """Opens programs, and closes them behind the test."""
    shutil.rmtree(folder_of(request.node), ignore_errors=True)
    opened = Opened(tmp_path, request.config.getoption("--pictures"), browsers)
    yield opened
    opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """A test passes when the platform has no complaints either."""
    result = yield
    opened = item.funcargs.get("drive")
    if opened:
        opened.check()
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    opened = item.funcargs.get("drive")
    if report.failed and call.when != "teardown" and opened:
        report.sections.append(("kept", "\n".join(opened.keep(folder_of(item)))))
    return report
