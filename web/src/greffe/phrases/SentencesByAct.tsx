import { Link } from '@tanstack/react-router'
import { getPhrases } from 'contract/greffe/phrases'
import { actesPhrases, phrasesDe, phrasesDOrigine } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases as textes } from 'domain/requetes/textes/correction-phrases'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { versionLine } from '../versions/PublishedVersions.tsx'

/** Every sentence in force, grouped by act, with the author of its last correction. */
export const SentencesByAct = () => {
  const corrected = useApi(getPhrases, {})
  return (
    <QueryAnswer query={corrected}>
      {({ corrigees }) =>
        actesPhrases.map((acte) => (
          <section key={acte} aria-labelledby={acte}>
            <h2 id={acte} className="fr-h4">
              {textes.actes[acte]}
            </h2>
            {phrasesDe(acte).map((cle) => {
              const latest = corrigees.find((one) => one.cle === cle)
              return (
                <div key={cle} className="fr-mb-3w">
                  <h3 className="fr-h6 fr-mb-1v">{textes.phrases[cle]}</h3>
                  <p className="fr-mb-1v">{latest?.texte ?? phrasesDOrigine[cle]}</p>
                  <p className="fr-text--sm fr-mb-1v">{latest && latest.texte !== null ? versionLine(latest) : textes.origine}</p>
                  <Link
                    to="/administration/phrases"
                    search={{ phrase: cle }}
                    aria-label={textes.corrigerLa(textes.actes[acte], textes.phrases[cle])}
                  >
                    {textes.corriger}
                  </Link>
                </div>
              )
            })}
          </section>
        ))
      }
    </QueryAnswer>
  )
}
