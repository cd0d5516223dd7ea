import { expect } from '@playwright/test'
import { anAnnexe } from 'domain/core/exemples'
import type { Annexe } from 'domain/core/annexe'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { mailTo } from './mail.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** The address in the newest mail about a demande de pièces, `R26000123/CODE`. Waits until it differs from `before`. */
export const replyLink = async (recipient: string, numero: string, before = ''): Promise<string> => {
  let link = before
  await expect(async () => {
    const [, code] = new RegExp(`/pieces/${numero}-([A-Z2-7]{32})`).exec(await mailTo(recipient, `/pieces/${numero}-`)) ?? []
    link = `${numero}/${code}`
    expect(link).not.toBe(before)
  }).toPass()
  return link
}

/** Adds a file to a point of a demande, with its link only. */
export const addPiece = async (link: string, index: number, document: Partial<Annexe>, fichier?: Buffer): Promise<void> => {
  const body = new FormData()
  body.append('document', new Blob([JSON.stringify(anAnnexe({ sousType: null, ...document }))], { type: 'application/json' }))
  body.append('fichier', new Blob([new Uint8Array(fichier ?? (await makePdf({ texte: link })))]), 'fichier')
  const answer = await fetch(`${site()}/api/pieces/${link}/${index}`, { method: 'POST', body })
  expect(answer.status, await answer.text()).toBe(201)
}

/** Sends a reply without an account. */
export const transmit = async (link: string, observation: string | null = null): Promise<void> => {
  const captcha = await fetch(`${site()}/api/captcha`)
  const answer = await fetch(`${site()}/api/pieces/${link}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-captcha-id': captcha.headers.get('x-captcha-id') ?? '',
      'x-captcha-saisie': 'ABCDEF',
    },
    body: JSON.stringify({ observation }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
