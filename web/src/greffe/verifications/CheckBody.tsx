import { libelleType } from 'domain/core/documents'
import { formatJour } from 'domain/core/jour'
import { controles } from 'domain/requetes/controles/controles'
import { textesVerifications as textes } from 'domain/suivi/textes/verifications'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import { DistinctName } from '../dossier/DistinctName.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import { declared, told } from './declared.ts'
import type { Proof } from './proof.ts'
import type { CheckData } from './use-verdicts.ts'

interface Props {
  check: CheckData
  dossier: DossierData
  proof: Proof | null
  onShow: (key: string, page?: number) => void
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {(lines.length > 0 ? lines : [textes.nonDeclare]).map((line) => (
      <span key={line} className="cell-line">
        {line}
      </span>
    ))}
  </>
)

/** The last verdict with its author and day. */
const LastWord = ({ verdict, auteur, le, motif }: CheckData) => {
  if (verdict === null) return null
  const day = formatJour(le ?? '')
  return (
    <p>
      {verdict === 'ROUVERT' ? textes.rouvert(day) : auteur !== null && le !== null && textes.dit(textes.verdicts[verdict], auteur, day)}
      {motif !== null && <span className="cell-line">{textes.motif(motif)}</span>}
    </p>
  )
}

/** Body of a check: declared values, facts computed by the system, last verdict, and link to the page that proves it. */
export const CheckBody = ({ check, dossier, proof, onShow }: Props) => {
  const { declare, preuves } = controles[check.code]
  const names = check.code === 'NOM_DISTINCT' ? dossier.verifications?.nomsProches : null
  const facts = told(check.code, dossier)
  return (
    <>
      {declare.length > 0 && (
        <FieldList fields={declare.map((part) => [textes.parties[part], <Lines key={part} lines={declared(part, dossier.depot)} />])} />
      )}
      {names && <DistinctName names={names} />}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <LastWord {...check} />
      {proof !== null ? (
        <p>
          <button type="button" className="check__proof" onClick={() => onShow(proof.file.key, proof.page ?? undefined)}>
            {textes.voir(proof.file.name, proof.page)}
          </button>
        </p>
      ) : (
        preuves[0] !== undefined && <p>{textes.sansPreuve(libelleType(preuves[0]))}</p>
      )}
    </>
  )
}
