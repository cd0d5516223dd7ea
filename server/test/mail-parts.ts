/** The decoded text of one part of a mail, without its headers, whatever its encoding. */
const decodePart = (part: string): string => {
  const [head = '', ...rest] = part.replaceAll('\r\n', '\n').replace(/^\n/, '').split('\n\n')
  const body = rest.join('\n\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The parts of a mail, decoded: its text, then its HTML. */
export const partsOf = (mail: string): string[] => {
  const [, boundary = '-'] = /^content-type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(mail) ?? []
  return mail.split(`--${boundary}`).slice(1, -1).map(decodePart)
}
