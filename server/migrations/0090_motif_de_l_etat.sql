-- Why an association is in its state, and what succeeds it (docs/decisions/0120): read from the details of its versions, copied here as its state is.
alter table version
  add column motif_etat text check (motif_etat in ('RETRAIT_CAPACITE', 'ABSORPTION', 'TRANSFERT')),
  add column successeur text references association (numero),
  add check ((successeur is not null) = coalesce(motif_etat in ('ABSORPTION', 'TRANSFERT'), false));
alter table association
  add column motif_etat text check (motif_etat in ('RETRAIT_CAPACITE', 'ABSORPTION', 'TRANSFERT')),
  add column successeur text references association (numero),
  add check ((successeur is not null) = coalesce(motif_etat in ('ABSORPTION', 'TRANSFERT'), false));

-- Versions are immutable; their evidence (content, details) is not touched here.
alter table version disable trigger version_immuable;
do $$
declare
  v record;
  motif text;
  suite text;
begin
  for v in
    select version.* from version
    where association in (select association from version where details is not null)
    order by association, ordre
  loop
    -- As `sortA` of the domain reads them.
    select precedente.motif_etat, precedente.successeur into motif, suite from version as precedente
      where precedente.association = v.association
      and precedente.ordre = coalesce((v.details #>> '{office,decision,infirme}')::int, v.ordre) - 1;
    if v.etat = 'DISSOUTE' and v.details #>> '{office,decision,nature}' = 'RETRAIT_CAPACITE' then
      motif := 'RETRAIT_CAPACITE'; suite := null;
    elsif v.etat = 'RADIEE' and v.details ? 'absorption' then
      motif := 'ABSORPTION'; suite := v.details #>> '{absorption,numero}';
    elsif v.etat = 'RADIEE' and v.details ? 'transfert' then
      motif := 'TRANSFERT'; suite := v.details #>> '{transfert,numero}';
    elsif v.etat <> 'NONCONFORME' and v.etat is distinct from (case when motif = 'RETRAIT_CAPACITE' then 'DISSOUTE' when motif is not null then 'RADIEE' end) then
      motif := null; suite := null;
    end if;
    if motif is not null then
      update version set motif_etat = motif, successeur = suite where association = v.association and ordre = v.ordre;
    end if;
    motif := null; suite := null;
  end loop;
end $$;
alter table version enable trigger version_immuable;
update association set motif_etat = version.motif_etat, successeur = version.successeur
  from version where version.association = association.numero and version.ordre = association.version and version.motif_etat is not null;
