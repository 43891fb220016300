import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../server/helpers/freePort.ts';
import { waitUntil } from '../server/helpers/serverProcess.ts';

const missing = ['nginx', 'openssl'].filter((tool) => spawnSync(tool, [tool === 'nginx' ? '-v' : 'version']).error);
export const whyNoNginx = missing.length > 0 ? `no ${missing.join(' and no ')} here (apt-get install nginx)` : '';

const configFile = 'deploy/nginx.conf';

/** Without `serverPort`, deploy/switch.sh must write the upstream file. */
export async function startNginx({ root, serverPort }: { root: string; serverPort?: number }) {
  const [port, httpPort] = [await freePort(), await freePort()];
  const folder = join(root, 'nginx');
  mkdirSync(folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const certificateRequest = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const requestOptions = [...certificateRequest, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', requestOptions, { stdio: 'ignore' });
  const upstreamFile = join(root, 'nginx-upstream.conf');
  if (serverPort !== undefined) writeFileSync(upstreamFile, `server 127.0.0.1:${serverPort};\n`);
  const replacements: [RegExp, string][] = [
    [/listen \[::\].*;\n/g, ''],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/\/srv\/sehobi\/nginx-upstream\.conf/g, upstreamFile],
    [/\/etc\/letsencrypt\S+\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\S+\/privkey\.pem/g, key],
  ];
  let siteConfig = readFileSync(configFile, 'utf8');
  for (const [from, to] of replacements) {
    if (siteConfig.search(from) < 0)
      throw new Error(`${configFile} has no ${from.source}; tests/deploy/nginx.ts needs it.`);
    siteConfig = siteConfig.replaceAll(from, to);
  }
  writeFileSync(join(folder, 'site.conf'), siteConfig);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/pid; error_log stderr;
     events { worker_connections 1024; }
     http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
       ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} include ${folder}/site.conf; }`,
  );
  // The whole path, because switchRelease.test.ts calls it from a script that is itself named nginx.
  const program = execFileSync('which', ['nginx'], { encoding: 'utf8' }).trim();
  const options = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const checked = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx -t refuses ${configFile}:\n${checked.stderr}`);
  const child = spawn(program, [...options, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'ignore'] });
  const visit = () => fetch(`http://127.0.0.1:${httpPort}`, { redirect: 'manual' });
  await waitUntil('nginx listens', () => visit().then(Boolean, () => false));
  return {
    port,
    httpPort,
    program,
    options,
    pid: child.pid,
    warnings: checked.stderr.match(/\[warn\].*/g) ?? [],
    stop: () => child.kill('SIGQUIT'),
  };
}

export function http2Client(port: number, localAddress = '127.0.0.1') {
  const address = { host: '127.0.0.1', localAddress };
  const session = connect(`https://localhost:${port}`, { ...address, rejectUnauthorized: false });
  // Without this listener the session's error would end all tests.
  session.on('error', () => {});
  return {
    protocol: () => session.alpnProtocol,
    close: () => session.close(),
    async request(path: string, headers: Record<string, string> = {}, body?: string) {
      const request = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers });
      request.end(body);
      const [received] = (await once(request, 'response')) as [IncomingHttpHeaders];
      return { status: Number(received[':status']), headers: received, body: await buffer(request) };
    },
  };
}
