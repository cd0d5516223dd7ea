import { useFormContext } from 'react-hook-form'
import type { TypeDemandable } from './demand-form.ts'
import { UsualMotives } from './UsualMotives.tsx'
import { useUsualMotives } from './use-usual-motives.ts'

const same = (text: string) => text

/** Usual grounds for a type of document. A chosen one is appended to the text of field `name`. */
export const AskedMotives = ({ type, name }: { type: TypeDemandable; name: string }) => {
  const { getValues, setValue, clearErrors } = useFormContext()
  const usual = useUsualMotives()
  const add = (motive: string) => {
    const typed = String(getValues(name)).trim()
    setValue(name, typed === '' ? motive : `${typed}\n${motive}`)
    clearErrors(name)
  }
  return <UsualMotives<string> motives={usual(`demande-${type}`).map(({ motif }) => motif)} textOf={same} onChosen={add} />
}
