import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type ModeAnnexe, allowedTypes } from 'domain/core/documents'
import { preselectedSousType } from 'domain/core/annexe'
import { defaultLimites } from 'domain/core/fichier'
import { outline } from '../../../core/form/outline.tsx'
import { AnnexeFields } from './AnnexeFields.tsx'
import { DetailFields } from './DetailFields.tsx'

const annexe = { fichier: null, pages: [], nom: '', sousType: '', date: '', dateEffet: '', journal: null }
const modes = Object.keys(allowedTypes) as ModeAnnexe[]

test.each(modes)(
  '[ANNEX-19, DOCTYPE-23, DOCTYPE-24, DOCTYPE-25, DOCTYPE-26] before a type is chosen, the form « %s » offers its types by their labels',
  async (mode) => {
    const fields = createElement(AnnexeFields, { mode, limites: defaultLimites, codePostal: '67000' })
    await expect(`${outline(fields, { ...annexe, type: '' })}\n`).toMatchFileSnapshot(`approved/types-${mode}.txt`)
  },
)

test.each(modes)(
  '[ANNEX-15, ANNEX-16, ANNEX-17, ANNEX-18, ANNEX-20, ANNEX-21, ANNEX-22, DOCTYPE-01, DOCTYPE-02, DOCTYPE-03, DOCTYPE-04, DOCTYPE-05, DOCTYPE-22, CONST-22] each type of the form « %s » shows the controls that follow from it',
  async (contexte) => {
    const parts = allowedTypes[contexte].map((type) => {
      const fields = createElement(DetailFields, { type, contexte, codePostal: '67000' })
      return `## ${type}\n${outline(fields, { ...annexe, type, sousType: preselectedSousType(type, contexte) })}\n`
    })
    await expect(parts.join('\n')).toMatchFileSnapshot(`approved/controls-${contexte}.txt`)
  },
)
