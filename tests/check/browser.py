# SPDX-License-Identifier: Apache-2.0
"""A headless Chromium, spoken to through its debugging pipe."""
import fcntl
import json
import os
import select
import shutil
import subprocess
import time

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
SECONDS = 60


class Browser:
    """One window; `problems` is what its console complains of."""

    def __init__(self, profile, *options):
        commands, self.out = os.pipe()
        self.into, answers = os.pipe()
        theirs = [fcntl.fcntl(each, fcntl.F_DUPFD, 10) for each in (commands, answers)]

        def take_places():
            os.dup2(theirs[0], 3)
            os.dup2(theirs[1], 4)

        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        # pylint: disable-next=consider-using-with,subprocess-popen-preexec-fn
        self.process = subprocess.Popen(
            [PROGRAM, "--headless=new", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--window-size=1400,1000", *sandbox, *options],
            preexec_fn=take_places, pass_fds=(3, 4), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        for each in (commands, answers, *theirs):
            os.close(each)
        self.buffer, self.next, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target,
                                 flatten=True)["sessionId"]
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.into)
        os.close(self.out)

    def message(self, end):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.into], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise TimeoutError("Chromium does not answer")
            more = os.read(self.into, 1 << 16)
            if not more:
                raise EOFError("Chromium ended")
            self.buffer += more
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.next += 1
        request = {"id": self.next, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        rest = json.dumps(request).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.out, rest):]
        end = time.monotonic() + SECONDS
        while True:
            answer = self.message(end)
            if answer.get("id") == self.next:
                assert "error" not in answer, answer
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def open(self, url):
        self.events.clear()
        self.call("Page.navigate", url=url)
        end = time.monotonic() + SECONDS
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            event = self.message(end)
            if "method" in event:
                self.events.append(event)

    def run(self, expression):
        """The value of a JavaScript expression."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True, userGesture=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def press(self, key, text=""):
        for kind in ("keyDown", "keyUp"):
            shown = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, **shown)

    def click(self, selector):
        """With the mouse, in the middle of what the selector names, wherever it is on the page."""
        x, y = self.run(f"""(() => {{
            const clicked = document.querySelector({json.dumps(selector)});
            clicked.scrollIntoView({{block: 'nearest', behavior: 'instant'}});
            const box = clicked.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }})()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def problems(self):
        found = []
        for event in self.events:
            parameters = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                found.append(str(parameters["exceptionDetails"]))
            if event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
                found.append(str(parameters["args"]))
            if event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
        return found
