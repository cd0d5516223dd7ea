import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { findCommunes } from 'contract/core/reference'
import { communeDeLAdresse, parseAdresse, type AdresseParts } from 'domain/core/adresse-en-ligne'
import { textesAdresseEnLigne as textes } from 'domain/core/textes/adresse-en-ligne'
import { callApi } from '../../core/api/call-api.ts'
import { useConfirmation } from '../../core/notices/Confirmation.tsx'
import type { CommuneSaisie } from './commune-saisie.ts'

const find = async (lue: AdresseParts, partout: boolean) => {
  const { commune: nom, codePostal } = lue
  if (nom === '' && codePostal === '') return communeDeLAdresse<CommuneSaisie>(lue, [])
  try {
    const query = { nom, codePostal, horsCompetence: partout ? ('true' as const) : ('false' as const) }
    return communeDeLAdresse<CommuneSaisie>(lue, await callApi(findCommunes, { query }))
  } catch {
    return { commune: null, raison: textes.listeMuette }
  }
}

/** Fills the fields of an address, at a prefix of the form, from one line. `manque` says what the person must complete, and why. */
export const useAdresseEnLigne = (prefix: string, partout: boolean) => {
  const { getValues, setValue, clearErrors } = useFormContext()
  const { said, confirm } = useConfirmation()
  const [texte, setTexte] = useState('')
  const [manque, setManque] = useState('')
  const put = (champ: string, valeur: unknown) => {
    setValue(`${prefix}${champ}`, valeur)
    clearErrors(`${prefix}${champ}`)
  }
  const read = async (ligne: string) => {
    setTexte(ligne)
    setManque('')
    const lue = parseAdresse(ligne)
    if (Object.values(lue).every((partie) => partie === '')) return setManque(textes.videe)
    if (lue.adresse) put('adresse', lue.adresse)
    if (lue.adresse) put('complementAdresse', lue.complementAdresse)
    put('codePostal', lue.codePostal)
    // Clear the previous commune: the next lines read this field to know whether the person chose one meanwhile.
    put('commune', null)
    const { commune, raison } = await find(lue, partout)
    // The person chose a commune meanwhile: keep it.
    if (getValues(`${prefix}commune`) !== null) return
    if (commune === null) return setManque(textes.aChoisir(raison))
    put('commune', commune)
    const [seul, ...autres] = commune.codePostaux
    const code = lue.codePostal || (autres.length === 0 ? (seul ?? '') : '')
    put('codePostal', code)
    if (code === '') return setManque(textes.codeAIndiquer(commune.libelle))
    setTexte('')
    confirm(textes.rempli)
  }
  return { texte, setTexte, read, said: manque ? { ...said, text: '' } : said, manque }
}
