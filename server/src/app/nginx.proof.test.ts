import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeGrant, withPassword } from '../../test/accounts.ts'
import { visitor, type Visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'
import { freePort } from '../core/postgres/embedded.ts'
import { patience } from '../../../scripts/patience.ts'

const folder = await mkdtemp(join(tmpdir(), 'registre-nginx-'))
const started: ChildProcess[] = []
const authorities = getCACertificates('default')

beforeAll(async () => {
  if (spawnSync('nginx', ['-v']).error) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'pipe', env })
  }
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject], { stdio: 'pipe' })
  setDefaultCACertificates([...authorities, await readFile(join(folder, 'cert.pem'), 'utf8')])
}, 300_000)

afterAll(async () => {
  setDefaultCACertificates(authorities)
  for (const nginx of started) {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

/** Address from which the server sees nginx. The visitors of this test have 127.0.0.1 or ::1: a declared network must hold proxies only. */
const nginxAddress = '127.0.0.9'

/** A real nginx that terminates TLS on loopback, with the usual headers. */
const startNginx = async (port: number, upstream: number): Promise<void> => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind}-${port};`)
  const conf = join(folder, `${port}.conf`)
  await writeFile(
    conf,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/${port}.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port} ssl;
    listen [::1]:${port} ssl;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_bind ${nginxAddress};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`,
  )
  const nginx = spawn('nginx', ['-c', conf, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  started.push(nginx)
  await vi.waitFor(async () => expect((await fetch(`https://localhost:${port}/api/actuator/info`)).status).toBe(200), {
    timeout: 10_000 * patience,
  })
}

let invented = 0
/** A visitor who forges another address, protocol and host at each request. */
const forgingVisitor = (baseUrl: string): Visitor => {
  const person = visitor(baseUrl)
  const go: Visitor['go'] = (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `198.51.100.${(invented += 1) % 250}`)
    headers.set('x-forwarded-host', 'pirate.example')
    headers.set('x-forwarded-proto', 'http')
    return person.go(path, { ...init, headers })
  }
  return { ...person, go }
}

test.each(['1', nginxAddress])(
  'behind nginx with PROXY=%s, one address that forges others is stopped at its 51st failed sign-in, and endpoints and cookies are those of https',
  async (PROXY) => {
    const port = await freePort()
    const office = await testOffice({ BASE_URL: `https://localhost:${port}`, PROXY }, true)
    const { baseUrl } = office.settings
    await startNginx(port, (office.app.server.address() as AddressInfo).port)

    const discovery = (await (await forgingVisitor(baseUrl).go('/.well-known/openid-configuration')).json()) as Record<string, unknown>
    expect(discovery['issuer']).toBe(baseUrl)
    expect(discovery['token_endpoint']).toBe(`${baseUrl}/oauth2/token`)

    const known = await withPassword(office)
    const { tokens } = await codeGrant(office, forgingVisitor(baseUrl), known.email)
    expect((await tokens()).access_token).toBeTypeOf('string')

    const outcomes: string[] = []
    for (let account = 0; account < 65; account += 1) {
      const { email } = await withPassword(office)
      const person = forgingVisitor(baseUrl)
      const query = new URLSearchParams({
        client_id: 'portail',
        response_type: 'code',
        redirect_uri: `${baseUrl}/oauth_callback`,
        state: 'x',
        code_challenge: 'A'.repeat(43),
        code_challenge_method: 'S256',
      })
      const authorize = await person.go(`/oauth2/authorize?${query}`)
      for (const line of authorize.headers.getSetCookie()) expect(line).toMatch(/; secure/i)
      const body = new URLSearchParams({ username: email, password: 'Faux' })
      const answer = await person.go('/login', { method: 'POST', body, headers: { accept: 'text/html' } })
      outcomes.push((answer.headers.get('location') ?? '').replace(/^.*(error|attente)(=\d+)?$/, '$1'))
    }
    expect(outcomes).toEqual([...Array.from({ length: 50 }, () => 'error'), ...Array.from({ length: 15 }, () => 'attente')])
    const logged = await office.db.selectFrom('securite').select('adresse').distinct().execute()
    for (const { adresse } of logged) expect(['127.0.0.1', '::1']).toContain(adresse)
  },
)
