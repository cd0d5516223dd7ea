import { useState } from 'react'

/** Says a sentence that stands elsewhere once it changes, to who only hears the page: until then it is read where it stands, once. */
export const SaidAnew = ({ sentence }: { sentence: string }) => {
  const [first, setFirst] = useState<string | null>(sentence)
  if (first !== null && first !== sentence) setFirst(null)
  return (
    <p role="status" className="fr-sr-only">
      {first === null && sentence}
    </p>
  )
}
