import { unknownsOf } from 'domain/association/unknowns-of'
import { direction } from './parties/membres/liste-de-membres.ts'
import { textesMembres } from 'domain/requetes/textes/membres'
import { textesModification } from 'domain/requetes/textes/modification'
import { textesRegles } from 'domain/requetes/textes/regles'
import { Checkbox } from '../core/form/Checkbox.tsx'
import { etape } from './demarche/etape.ts'
import { AnnexesRead } from './parties/annexes/AnnexesRead.tsx'
import { AssociationFields } from './parties/association/AssociationFields.tsx'
import { AssociationRead } from './parties/association/AssociationRead.tsx'
import { FoldedAssociation } from './parties/changements/FoldedAssociation.tsx'
import { MembresPlies } from './parties/changements/MembresPlies.tsx'
import { Changements } from './parties/changements/Changements.tsx'
import { AnnexesDesChangements } from './parties/changements/AnnexesDesChangements.tsx'
import { RegistreChanges } from './parties/changements/RegistreChanges.tsx'
import { DirectionRead } from './parties/membres/DirectionRead.tsx'
import { MemberList } from './parties/membres/MemberList.tsx'
import { OrderConflict } from './parties/membres/OrderConflict.tsx'
import { Conflits } from './parties/changements/Conflits.tsx'
import { rebaseModification } from './rebase-modification.ts'
import { saisieInitiale, modificationRegles, type SaisieModification } from './saisie-modification.ts'
import { declarantEtape, partiesCommunes, type TargetAssociation, type FormulaireOnAssociation } from './on-association.tsx'

const informations = 'association.informations'

/** The form of a modification (ROUTE-19). It has no founders (FOUND-01). */
export const modificationDe = (visee: TargetAssociation): FormulaireOnAssociation<SaisieModification> => {
  const { association } = visee
  const { denomination: nom, adresse } = association.informations
  const selon = modificationRegles(visee)
  const initiale = saisieInitiale(visee)
  const registre = initiale(null)
  return {
    ...partiesCommunes(visee),
    objet: { type: 'MODIFICATION', association: association.numero, guichet: false },
    textes: textesModification,
    question: <Changements path="changements" />,
    initiale,
    rebase: (mienne, base, derniere, le) =>
      rebaseModification({ base: saisieInitiale(base)(null), mienne, registre: saisieInitiale(derniere)(null) }, le),
    etapes: [
      declarantEtape,
      {
        ...etape('association'),
        contenu: [
          <Conflits key="conflits" path="conflits" informations={informations} />,
          <FoldedAssociation
            key="association"
            path={informations}
            changements="changements"
            conflits="conflits"
            registre={registre.association.informations}
            inconnus={unknownsOf(association)}
          >
            <AssociationFields
              path={informations}
              utilitePublique={association.informations.utilitePublique}
              typeFige={textesRegles.typeFige}
              inscrit={{ numero: association.numero, denomination: nom, commune: adresse.commune.libelle }}
            />
          </FoldedAssociation>,
        ],
        relecture: <AssociationRead path={informations} annexes="annexes" dates={selon.dates} />,
      },
      {
        ...etape('membres'),
        listes: true,
        contenu: [
          <OrderConflict key="ordre" path="ordreEnConflit" direction="direction" />,
          <MembresPlies
            key="direction"
            path="direction"
            renouvellement="renouvellementComite"
            changements="changements"
            registre={registre.direction}
          >
            <MemberList path="direction" liste={direction} declarant="declarant" avant={association} />
            <Checkbox name="renouvellementComite" label={textesMembres.renouvellement} />
          </MembresPlies>,
        ],
        relecture: <DirectionRead direction="direction" renouvellement="renouvellementComite" />,
        manques: selon.missingDirection,
      },
      {
        ...etape('documents'),
        listes: true,
        contenu: <AnnexesDesChangements path="annexes" siege={`${informations}.adresse`} changements="changements" />,
        relecture: <AnnexesRead path="annexes" mode="modification" />,
        manques: selon.missingAnnexes,
      },
    ],
    etapeFinale: etape('final'),
    conseils: selon.conseils,
    resume: <RegistreChanges read={selon.changesOf} />,
    champEtape: selon.champEtape,
    check: selon.check,
    submit: selon.submit,
  }
}
