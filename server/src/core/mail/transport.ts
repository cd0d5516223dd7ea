import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { asciiEmail } from 'domain/core/email'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import { enHtml } from './en-html.ts'

export interface Message {
  id: string
  destinataire: string
  sujet: string
  texte: string
  date: Date
}

export type Transport = (message: Message) => Promise<void>

/** SMTP when SMTP_URL is given, else one `.eml` file a mail in DATA_DIR/courriels; text and HTML of the same words (MAIL-09). */
export const openTransport = (settings: Settings): Transport => {
  const options = { disableFileAccess: true, disableUrlAccess: true }
  const smtp = settings.SMTP_URL ? createTransport(settings.SMTP_URL, options) : null
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...options })
  const host = new URL(settings.baseUrl).hostname
  const sender = asciiEmail(settings.COURRIEL_EXPEDITEUR)
  return async ({ id, destinataire, sujet, texte, date }) => {
    const recipient = asciiEmail(destinataire)
    const mail = {
      from: { name: settings.nomExpediteur, address: sender },
      // As an object: a string is parsed, and a CRLF in it sends to the attacker's address.
      to: { name: '', address: recipient },
      envelope: { from: sender, to: [recipient] },
      subject: sujet,
      text: texte,
      html: enHtml(sujet, texte, settings.baseUrl),
      date,
      messageId: `<${id}@${host}>`,
    }
    const composed = await composer.sendMail(mail)
    // Checked on the composed mail, before anything leaves. Both domains are in lower case and in ASCII, as nodemailer writes its own.
    const { envelope, message } = composed
    if (envelope.to.length !== 1 || envelope.to[0] !== recipient) throw new Error('the envelope differs from the recipient')
    if (smtp) await smtp.sendMail(mail)
    else await writeEml(join(settings.dataDir, 'courriels'), id, message as Buffer)
  }
}

const writeEml = async (folder: string, id: string, message: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${id}.eml`)
  const file = await open(`${path}.tmp`, 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.tmp`, path)
}
