import { textesChrome } from 'domain/core/textes/chrome'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import { textesRefus } from 'domain/core/textes/refus'

/** Name of the file of its style: the policy forbids inline styles (headers.ts). */
export const unavailableStyle = 'indisponible.css'

const { produit, sousTitre, titrePage } = textesChrome
const { serviceIndisponible, pageIndisponible } = textesRefus

/** ERR-21: page shown to a person who opens an address during an outage. It needs nothing of the site, not even a script. */
export const pageDIndisponibilite = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titrePage(serviceIndisponible)}</title>
<link rel="stylesheet" href="/${unavailableStyle}">
</head>
<body>
<header><p>${produit}</p><p>${sousTitre}</p></header>
<main>
<h1>${serviceIndisponible}</h1>
<p>${pageIndisponible}</p>
<p><a href="">${textesTableaux.reessayer}</a></p>
</main>
</body>
</html>
`

/** Whether a person reads the answer in a browser. Our own calls and programs accept anything, or JSON. */
export const isNavigation = (accept: string | undefined): boolean => accept?.includes('text/html') === true
