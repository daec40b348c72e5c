import { freePort } from './free-port.ts'
import { OutsideProgram } from './outside-program.ts'

export interface Balancer {
  readonly url: string
  readonly process: OutsideProgram
}

/** The settings of docs/operations.md. It asks `/readyz`, and gives a call that no server took to another one. */
export async function startHaproxy(program: string, servers: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const lines = servers.map((each, nth) => `  server game${nth} 127.0.0.1:${each} check inter 1s fastinter 500ms fall 2 rise 1`)
  const settings = `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option forwardfor
  option redispatch 1
  retries 3
frontend players
  bind 127.0.0.1:${port}
  default_backend game
backend game
  balance leastconn
  option httpchk GET /readyz
${lines.join('\n')}
`
  const process = new OutsideProgram({ program, files: { 'haproxy.cfg': settings }, arguments: () => ['-db', '-f', 'haproxy.cfg'], port })
  await process.start()
  return { url: `http://127.0.0.1:${port}`, process }
}

/** The settings of docs/operations.md. It learns from players' calls that a server is gone. */
export async function startNginx(program: string, servers: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const settings = `daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream kageakari {
${servers.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://kageakari;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
  const process = new OutsideProgram({
    program,
    files: { 'nginx.conf': settings },
    arguments: (folder) => ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'],
    port,
  })
  await process.start()
  return { url: `http://127.0.0.1:${port}`, process }
}
