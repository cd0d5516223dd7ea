-- Volume and folio of the paper register (REG-11): exact, whatever the case; the few associations that have none of either stay out.
create index association_par_volume on association (upper(volume), upper(folio)) where volume is not null;
create index association_par_folio on association (upper(folio)) where folio is not null;
