import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { queryClient } from '../api/query-client.ts'
import { today } from '../today.ts'

const OutlinedForm = ({ values, children }: { values: FieldValues; children: ReactNode }) => (
  <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>
)

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const kept =
  /(?: (?:type|name|value|aria-required|aria-label|autoComplete|max|maxLength|role|for)="[^"]*"| (?:checked|selected|disabled)="")/g
const control = /^<(?:input|select|option|textarea|button|fieldset)\b/

/**
 * The fields of a form, one line each: texts, and controls with the attributes that readers and browsers use. For tests: a missing
 * control, an extra option or a wrong label changes the outline.
 */
export const outline = (fields: ReactNode, values: FieldValues): string => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <OutlinedForm values={values}>{fields}</OutlinedForm>
    </QueryClientProvider>,
  )
  return (
    (markup.match(/<[^>]*>|[^<]+/g) ?? [])
      .map((piece) => {
        if (!piece.startsWith('<')) return piece.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
        if (!control.test(piece)) return ''
        const tag = piece.slice(1).split(/[ />]/)[0]
        return `[${tag}${(piece.match(kept) ?? []).join('')}]`
      })
      .filter(Boolean)
      .join('\n')
      // Today's date must not change the outline.
      .replaceAll(today(), 'today')
  )
}
