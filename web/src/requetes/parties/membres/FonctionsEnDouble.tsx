import { fonctionsEnDouble } from 'domain/association/fonctions'
import type { Comite } from 'domain/association/membres'
import { textesMembres } from 'domain/requetes/textes-membres'

/** The functions that several members hold where one usually does, read again before sending. */
export const FonctionsEnDouble = ({ comite }: { comite: Comite }) =>
  fonctionsEnDouble(comite).map(({ fonction, noms }) => <p key={fonction}>{textesMembres.fonctionEnDouble.aVerifier(fonction, noms)}</p>)
