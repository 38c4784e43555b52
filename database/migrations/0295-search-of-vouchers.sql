-- Vouchers are few enough to be searched where they stand: each word by the query that activities are searched with (migration 0241).
grant execute on function word_query to ribambelle_app;
