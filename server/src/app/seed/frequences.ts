import type { EtatAssociation } from 'domain/association/etats'

/** Registered associations by court, estimated: 75,000 in all, Strasbourg counted, the others by population (open data of 2025-2026). */
export const registeredByTribunal: Readonly<Record<string, number>> = {
  'TJ-THIONVILLE': 6282,
  'TJ-METZ': 10_514,
  'TPRX-SARREBOURG': 1415,
  'TJ-SARREGUEMINES': 2176,
  'TPRX-SAINT-AVOLD': 3588,
  'TPRX-SCHILTIGHEIM': 2700,
  'TJ-SAVERNE': 2001,
  'TPRX-SELESTAT': 2547,
  'TPRX-HAGUENAU': 6879,
  'TPRX-MOLSHEIM': 2841,
  'TPRX-ILLKIRCH-GRAFFENSTADEN': 3388,
  'TJ-STRASBOURG': 13_611,
  'TJ-COLMAR': 4072,
  'TJ-MULHOUSE': 9191,
  'TPRX-THANN': 1831,
  'TPRX-GUEBWILLER': 1965,
}

/** Shares of the domains among creations. Domains not named there share the rest equally (Recherches & Solidarités, 2024). */
export const partsDesDomaines: readonly (readonly [code: string, part: number])[] = [
  ['006', 24],
  ['011', 16.6],
  ['007', 8.8],
  ['014', 8.2],
  ['015', 5.6],
  ...['005', '009', '010', '013', '017', '019', '020', '021', '024', '030', '034'].map((code) => [code, 36.8 / 11] as const),
]

/** Shares of the states. The last one is rare on purpose. */
export const partsDesEtats: readonly (readonly [EtatAssociation, number])[] = [
  ['INSCRITE', 84],
  ['DISSOUTE', 8],
  ['RADIEE', 6],
  ['NONCONFORME', 2],
]

/** Errors found in the postal codes of the former registers, in some thousandths of the rows. */
export const wrongCodePostaux: readonly ((code: string) => string)[] = [
  (code) => code.slice(0, 2),
  (code) => code.slice(0, 4),
  (code) => `${code}0`,
  (code) => `${code.slice(0, 2)}1${code.slice(2)} `,
  (code) => code + code.slice(2),
]
