import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const folder = () => join(process.env['E2E_DOSSIER'] ?? '', 'courriels')

/** What a mail reader would show: headers unfolded, body decoded. */
const decode = (eml: string): string => {
  const cut = eml.indexOf('\n\n')
  const headers = eml.slice(0, cut).replace(/\n[ \t]+/g, ' ')
  const body = eml.slice(cut + 2)
  if (/^content-transfer-encoding: base64/im.test(headers)) return `${headers}\n\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers)) return eml
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${headers}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}

const mailsTo = async (recipient: string): Promise<string[]> => {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder(), name))).mtimeMs })))
  const texts = await Promise.all(
    files.toSorted((one, other) => one.at - other.at).map(({ name }) => readFile(join(folder(), name), 'utf8')),
  )
  return texts.map(decode).filter((text) => new RegExp(`^To: .*${recipient.replaceAll('.', String.raw`\.`)}`, 'im').test(text))
}

/** The newest mail to an address that contains `about`; waits for the sender's job. */
export const mailTo = async (recipient: string, about = ''): Promise<string> => {
  for (let waited = 0; waited < 20_000; waited += 200) {
    const found = (await mailsTo(recipient)).findLast((text) => text.includes(about))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no mail to ${recipient} about « ${about} »`)
}

/** The first link of a mail. */
export const linkOf = (mail: string): string => {
  const [link] = /https?:\/\/\S+/.exec(mail.slice(mail.indexOf('\n\n'))) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}
