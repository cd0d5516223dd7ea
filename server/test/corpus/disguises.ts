/** Active content that an attacker would name `statuts.pdf` or `photo.png`. None has an accepted signature. */
export const disguises: Readonly<Record<string, Buffer>> = {
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><html><body><script>alert(document.domain)</script></body></html>'),
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  javascript: Buffer.from('alert(document.domain)\n'),
  texte: Buffer.from("Statuts de l'association\n"),
  /** Some readers accept a header that is not at the first byte; we do not. */
  htmlPuisPdf: Buffer.from('<script>alert(1)</script>\n%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
  archive: Buffer.from('504b0304140000000800', 'hex'),
  executable: Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex'),
  vide: Buffer.alloc(0),
}
