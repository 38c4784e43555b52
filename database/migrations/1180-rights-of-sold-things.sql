-- Staff who may cancel a sold pack or voucher and give payments back could do both one after the other. Now that they are one act, it has a right of its own, which roles that
-- an organiser made were never given (decision 257). Staff who sell vouchers and record money could bring about the same as redeeming one for a family.
update collaborator_roles set permissions = permissions || 'customer-bundles.refund'::text
where permissions @> array['customer-bundles.delete', 'payments.refund'] and not 'customer-bundles.refund' = any(permissions);

update collaborator_roles set permissions = permissions || 'customer-vouchers.refund'::text
where permissions @> array['customer-vouchers.delete', 'payments.refund'] and not 'customer-vouchers.refund' = any(permissions);

update collaborator_roles set permissions = permissions || 'customer-vouchers.redeem'::text
where permissions @> array['customer-vouchers.create', 'payments.create'] and not 'customer-vouchers.redeem' = any(permissions);
