"""A page in an engine that Selenium drives."""

from selenium.webdriver.common.action_chains import ActionChains

from drivers.web_page import WebPage


class SeleniumPage(WebPage):
    """`driver` is Selenium's."""

    driver = None

    def close(self):
        self.driver.quit()

    def evaluate(self, body, *arguments):
        return self.driver.execute_script(body, *arguments)

    def evaluate_later(self, body, *arguments):
        return self.driver.execute_async_script(body, *arguments)

    def go(self, address):
        self.driver.get(address)

    def reload(self):
        self.driver.refresh()
        self.wait_open()

    def send(self, *keys, spacing=0.0):
        for key in keys:
            actions = ActionChains(self.driver, duration=0).send_keys(key)
            if spacing:
                actions.pause(spacing)
            actions.perform()

    def chord(self, modifier, key):
        ActionChains(self.driver).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def press_at(self, x, y, times=1):
        actions = ActionChains(self.driver)
        actions.w3c_actions.pointer_action.move_to_location(x, y)
        for _ in range(times):
            actions.click()
        actions.perform()

    def screenshot(self, path):
        self.driver.save_screenshot(path)
