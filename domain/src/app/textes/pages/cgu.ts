/** /cgu: the terms of use (HEAD-05, HEAD-09). The ministry completes the parts that only it can write. */
export const texteCgu = `## Objet

Ces conditions règlent l'usage du registre des associations en ligne, ouvert aux personnes qui consultent le registre ou déposent une requête auprès du tribunal compétent.

À compléter par le ministère : date d'entrée en vigueur et texte qui fonde le téléservice.

## Un service facultatif et gratuit

L'usage du site est gratuit et n'est jamais obligatoire. Toute démarche peut aussi être faite sur papier, au greffe du tribunal compétent. La publication d'un avis dans un journal d'annonces légales reste à la charge de l'association.

## Le compte

- Chaque personne crée son propre compte, avec son nom et une adresse courriel qu'elle seule relève.
- Vos informations doivent être exactes. Corrigez-les dès qu'elles changent.
- Votre mot de passe est personnel. Personne, pas même le support, ne vous le demandera.
- Si vous pensez qu'une autre personne utilise votre compte, changez votre mot de passe et prévenez le support : {courriel} ou {telephone}.
- Le support peut désactiver un compte dont l'usage met en danger le service ou les droits d'autrui.

## Les requêtes

- Une requête engage la personne qui la dépose. Elle déclare que son contenu est exact et qu'elle peut agir pour l'association.
- Le site délivre un accusé de réception avec un numéro, une date et une heure. L'heure est celle du serveur, à Paris.
- L'accusé de réception prouve le dépôt. Il ne vaut ni inscription, ni acceptation : seul le tribunal décide.
- Une requête déposée n'est pas modifiée ensuite. Le tribunal garde les fichiers tels qu'ils ont été déposés.
- Une fausse déclaration ou un faux document expose aux sanctions prévues par la loi.

## Les fichiers

Formats acceptés : {formats}, dans la limite de {tailleFichierMax} par fichier et de {tailleMax} par envoi. Ne joignez que ce qui est demandé. Les fichiers illisibles, protégés ou d'un autre format sont refusés.

## La consultation du registre

Le registre est public (Code civil local, art. 79). Les informations consultées ne doivent pas servir à importuner les personnes qui y figurent. L'extraction automatisée du registre par les pages du site n'est pas admise.

L'extrait délivré par le site n'est pas certifié. La page [Vérifier un document](/verification) dit s'il est authentique et s'il est à jour.

## La disponibilité

Le site est ouvert à toute heure, sauf entretien ou incident. Un site indisponible ne suspend pas les délais légaux : si un délai se termine, adressez-vous au greffe.

À compléter par le ministère : engagement de disponibilité et heures d'ouverture du support.

## Les données personnelles et les cookies

Voyez [Données personnelles](/donnees-personnelles) et [Cookies](/cookies).

## La modification de ces conditions

La date de la dernière modification figure au bas de cette page. Une modification ne change pas les requêtes déjà déposées.

## Le droit applicable

À compléter par le ministère : droit applicable et juridiction compétente en cas de litige sur l'usage du site.
`
