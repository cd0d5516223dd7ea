-- The notice of a creation is sent to the newspaper by an act of its own (docs/decisions/0096): what awaits it is in the queue « À publier ».
drop index requete_a_publier;
create index requete_a_publier on requete (tribunal) where type = 'CREATION' and etape in ('INSCRITE', 'PAIEMENT_RECU', 'AVIS_AU_JOURNAL');
