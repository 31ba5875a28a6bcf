import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes a key and a self-signed certificate into a folder and returns their paths. */
export function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...subject, ...files], {
    stdio: 'ignore',
  })
  return { key, certificate }
}
