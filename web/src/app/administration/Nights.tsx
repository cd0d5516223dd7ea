import { getTravaux } from 'contract/app/courriels'
import type { Answer } from 'contract/core/call'
import { textesEnvois as textes } from 'domain/app/textes/envois'
import { formatInstant } from 'domain/core/jour'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { PlainTable } from '../../core/table/PlainTable.tsx'

type Night = Answer<typeof getTravaux>['nuits'][number]

const { colonnesNuits: titles } = textes
const at = (instant: string | null): string => (instant === null ? textes.pasFini : formatInstant(new Date(instant)))

const columns = [
  { title: titles.commence, cell: ({ commenceLe }: Night) => at(commenceLe) },
  { title: titles.fini, cell: ({ finiLe }: Night) => at(finiLe) },
  { title: titles.etat, cell: ({ etat, erreur }: Night) => (etat === 'ECHEC' && erreur ? textes.echecDe(erreur) : textes.etats[etat]) },
]

/** The results of the nightly jobs, and the sizes of the queues. */
export const Nights = () => {
  const work = useApi(getTravaux, {}, { staleTime: 0 })
  return (
    <section aria-labelledby="travaux">
      <h2 id="travaux" className="fr-h4">
        {textes.travaux}
      </h2>
      <QueryAnswer query={work}>
        {({ nuits, files }) => (
          <>
            {nuits.length === 0 ? (
              <p>{textes.aucuneNuit}</p>
            ) : (
              <PlainTable caption={textes.tableauNuits} columns={columns} rows={nuits} keyOf={({ id }) => id} />
            )}
            <ul>
              {files.map(({ nom, attente, echecs }) => (
                <li key={nom}>{textes.file(textes.files[nom], attente, echecs)}</li>
              ))}
            </ul>
          </>
        )}
      </QueryAnswer>
    </section>
  )
}
