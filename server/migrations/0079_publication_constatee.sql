-- A notice that was sent waits for its publication to be seen (docs/decisions/0098): the file stays in the queue « À publier », with the day to look.
drop index requete_a_publier;
create index requete_a_publier on requete (tribunal)
  where type = 'CREATION' and etape in ('INSCRITE', 'PAIEMENT_RECU', 'AVIS_AU_JOURNAL', 'AVIS_ENVOYE');

update requete
set echeance_le = (
  select (acte.contenu ->> 'le')::date + 15
  from acte
  where acte.sujet = 'requete' and acte.sujet_id = requete.numero and acte.type = 'AVIS_FIN_PUBLICATION'
)
where etape = 'AVIS_ENVOYE';
