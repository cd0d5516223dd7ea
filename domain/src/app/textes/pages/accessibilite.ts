/**
 * /accessibilite: the declaration in the form RGAA 4.1 requires (HEAD-15).
 * Without a valid audit, the only honest state is « non conforme ». The defects listed are the known ones of docs and tests.
 */
export const texteAccessibilite = `À compléter par le ministère : nom de l'organisme déclarant, qui s'engage à rendre ses sites internet, intranet, extranet et ses progiciels accessibles, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005.

À cette fin, il met en œuvre la stratégie et les actions suivantes :

- le schéma pluriannuel, présenté plus bas ;
- le plan d'actions de l'année en cours, présenté plus bas.

Cette déclaration d'accessibilité s'applique au site \`{site}\`.

## État de conformité

Le registre des associations d'Alsace-Moselle est **{conformite}** avec le référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1, car il n'existe aucun résultat d'audit en cours de validité permettant de mesurer le respect des critères.

## Résultats des tests

Aucun audit de conformité n'a été réalisé par une personne qualifiée et indépendante. Il n'y a donc pas de taux de conformité.

Pendant la construction du site, l'équipe a fait ces vérifications :

- des contrôles automatiques des écrans et de leurs états (erreur, dialogue ouvert, liste vide), sans défaut restant. Un tel outil ne voit qu'une partie des critères ;
- des parcours entiers au clavier seul ;
- l'affichage à 320 pixels de large, en thème clair et en thème sombre.

N'ont pas été essayés : les lecteurs d'écran NVDA, JAWS et VoiceOver, la loupe d'écran, la commande vocale.

## Contenus non accessibles

### Non-conformités

Faute d'audit, cette liste est celle des défauts connus de l'équipe :

- la restitution par les lecteurs d'écran n'a pas été vérifiée ;
- sur un écran étroit, les lignes des tableaux sont présentées en blocs, que certains lecteurs d'écran peuvent ne plus annoncer comme un tableau ;
- la version sonore du code de vérification n'a pas été essayée par des personnes qui en ont l'usage ;
- les documents PDF produits par le site sont balisés, mais n'ont pas été contrôlés un par un.

### Dérogations pour charge disproportionnée

Aucune dérogation n'est demandée.

### Contenus non soumis à l'obligation d'accessibilité

Les documents déposés par les associations, souvent numérisés à partir du papier, sont des contenus de tiers. Le site les conserve tels qu'ils ont été déposés. Le greffe peut vous aider à en prendre connaissance.

## Établissement de cette déclaration d'accessibilité

Cette déclaration a été établie le 20/11/2026.

### Technologies utilisées pour la réalisation du site

- HTML5
- CSS
- JavaScript, avec React
- SVG
- PDF

### Environnement de test

Chromium sur Linux, sans technologie d'assistance.

### Outils pour évaluer l'accessibilité

axe-core, dont les règles correspondant au RGAA 4.

### Pages du site ayant fait l'objet de la vérification de conformité

Aucune page n'a fait l'objet d'un audit de conformité. Les contrôles automatiques portent notamment sur :

- la page de connexion et la création de compte ;
- l'accueil, le suivi des requêtes et la liste des associations ;
- la recherche dans le registre et la fiche d'une association ;
- la demande de création, étape par étape ;
- l'aide, le plan du site, les mentions légales et cette page.

## Retour d'information et contact

Si vous n'arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le support pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme.

- Envoyer un message : {courriel}
- Téléphoner : {telephone}

À compléter par le ministère : adresse postale.

## Voies de recours

Cette procédure est à utiliser dans le cas suivant : vous avez signalé au responsable du site un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un des services du site, et vous n'avez pas obtenu de réponse satisfaisante.

Vous pouvez :

- [écrire un message au Défenseur des droits](https://formulaire.defenseurdesdroits.fr/) ;
- [contacter le délégué du Défenseur des droits dans votre région](https://www.defenseurdesdroits.fr/saisir/delegues) ;
- envoyer un courrier par la poste (gratuit, ne pas mettre de timbre) : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.

## Schéma pluriannuel

À compléter par le ministère : moyens, référent accessibilité, formation des équipes et date d'adoption. À défaut, l'équipe propose ces trois années :

| Année | Objectif |
|---|---|
| 2027 | audit complet du RGAA 4.1 par un tiers, correction des défauts bloquants, essais avec des personnes qui utilisent un lecteur d'écran |
| 2028 | conformité totale des parcours d'un bout à l'autre, contrôle de chaque modèle de document PDF |
| 2029 | nouvel audit, mise à jour de cette déclaration |

## Plan d'actions de l'année

| Action | Échéance |
|---|---|
| Contrôles automatiques des écrans à chaque modification du site | en place |
| Parcours au clavier seul rejoués à chaque modification | en place |
| Essais avec NVDA, JAWS et VoiceOver | À compléter par le ministère |
| Essai de la version sonore du code de vérification par des personnes concernées | À compléter par le ministère |
| Audit de conformité au RGAA 4.1 par un tiers | À compléter par le ministère |
`
