import { dissolutionDe } from '../requetes/dissolution.tsx'
import { modificationDe } from '../requetes/modification.tsx'
import { radiationDe } from '../requetes/radiation.tsx'
import { FilingPage } from './FilingPage.tsx'

/** ROUTE-19: files a modification. */
export const ModificationPage = () => <FilingPage filing="modification" demarcheDe={modificationDe} />

/** ROUTE-20: files a dissolution. */
export const DissolutionPage = () => <FilingPage filing="dissolution" demarcheDe={dissolutionDe} />

/** ROUTE-21: files a radiation. */
export const RadiationPage = () => <FilingPage filing="radiation" demarcheDe={radiationDe} />
