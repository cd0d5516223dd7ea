import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { patience } from '../../scripts/patience.ts'
import { partsOf } from '../../server/test/mail-parts.ts'

const folder = () => join(process.env['E2E_DOSSIER'] ?? '', 'courriels')

/** The mail as a reader without HTML shows it: unfolded headers, then the text. */
const decode = (eml: string): string => {
  const headers = eml.slice(0, eml.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  return `${headers}\n\n${partsOf(eml)[0] ?? ''}`
}

interface Mail {
  at: number
  text: string
}

const readMail = async (name: string): Promise<Mail> => {
  const path = join(folder(), name)
  return { at: (await stat(path)).mtimeMs, text: decode(await readFile(path, 'utf8')) }
}

/** A mail file never changes, so read each once. */
const known = new Map<string, Promise<Mail>>()

const mailsTo = async (recipient: string): Promise<string[]> => {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (const name of names) if (!known.has(name)) known.set(name, readMail(name))
  const mails = (await Promise.all(known.values())).toSorted((one, other) => one.at - other.at)
  const to = new RegExp(`^To: .*${recipient.replaceAll('.', String.raw`\.`)}`, 'im')
  return mails.map(({ text }) => text).filter((text) => to.test(text))
}

/** The newest mail to an address that contains `about`. Waits for the job that sends mails. */
export const mailTo = async (recipient: string, about = ''): Promise<string> => {
  for (let waited = 0; waited < 20_000 * patience; waited += 50) {
    const found = (await mailsTo(recipient)).findLast((text) => text.includes(about))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no mail to ${recipient} about « ${about} »`)
}

/** The first link of a mail. */
export const linkOf = (mail: string): string => {
  const [link] = /https?:\/\/\S+/.exec(mail.slice(mail.indexOf('\n\n'))) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}
