"""nginx in front of a program, as it is served: TLS, a path below the host's, compression, WebSockets."""

import os
import shutil
import socket
import subprocess
import tempfile
import time

from drivers.programs import free_port

PATH = "/app/"
CONFIGURATION = """
daemon off; master_process off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
  access_log off; gzip on; gzip_min_length 0; gzip_types text/css text/javascript;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem;
    location {path} {{
      proxy_pass http://127.0.0.1:{target}/;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      {prefix}
    }}
  }}
}}
"""


class Proxy:
    """An nginx on a port of its own; with `tells_path` it says below which path it serves."""

    def __init__(self, target, tells_path=True):
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        if not program:
            raise RuntimeError("there is no nginx; Scripts/setup installs nginx-light")
        self.port = free_port()
        self.address = f"https://localhost:{self.port}{PATH}"
        self.folder = tempfile.mkdtemp(prefix="nginx-")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                        "/CN=localhost", "-keyout", f"{self.folder}/key.pem", "-out",
                        f"{self.folder}/certificate.pem"], check=True, capture_output=True)
        configuration = os.path.join(self.folder, "nginx.conf")
        prefix = f"proxy_set_header X-Forwarded-Prefix {PATH};" if tells_path else ""
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(CONFIGURATION.format(folder=self.folder, port=self.port, target=target, path=PATH,
                                            prefix=prefix))
        self.process = subprocess.Popen([program, "-e", f"{self.folder}/error.log", "-c", configuration])
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                if self.process.poll() is not None:
                    raise RuntimeError(f"nginx did not start: see {self.folder}") from None
                time.sleep(0.02)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
