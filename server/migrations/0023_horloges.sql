-- What the fold of the acts says for lists: what comes by itself and the nearest clock, instead of the one date of a creation.
alter table requete
  -- From this day, without any act, the request is at `ensuite_etape` (CCL art. 63: the prefect's silence).
  add column ensuite_le date,
  add column ensuite_etape text,
  -- Last day of the nearest delay that runs.
  add column echeance_le date,
  add constraint requete_ensuite check ((ensuite_le is null) = (ensuite_etape is null));

-- No receipt has been issued so far: it is the nearest delay of every open request (CPC annex art. 30-1).
update requete set
  ensuite_le = case when etape = 'COMMUNIQUEE_PREFET' then opposition_jusquau + 1 end,
  ensuite_etape = case when etape = 'COMMUNIQUEE_PREFET' then 'A_ORDONNER' end,
  echeance_le = (date_pre_enregistrement at time zone 'Europe/Paris')::date + 5
where etat = 'EN_COURS';

alter table requete drop column opposition_jusquau;
