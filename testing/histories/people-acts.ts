import { type Act, childrenOf, familyOf, NothingThere, pick } from './steps.ts';

/** The acts of staff on the records of families and children. */
export const PEOPLE_ACTS = {
  'merge families': async (world, { which, other }) => {
    const { shop, staff } = world;
    const kept_family = familyOf(world, which);
    const other_family = familyOf(world, other);
    const both = { customer: kept_family.cuid, other: other_family.cuid };
    const preview = await shop.office('previewCustomerMerge', both, staff);
    const versions = { kept_version: preview.kept.version, other_version: preview.other.version };
    await shop.office('mergeCustomers', { ...both, ...versions, seen: preview.seen }, staff);
    world.families = world.families.filter(({ id }) => id !== other_family.id);
  },
  'merge children': async (world, { which, other }) => {
    const { shop, staff } = world;
    const children = await childrenOf(world, familyOf(world, which));
    if (children.length < 2) throw new NothingThere();
    const both = {
      participant: pick(children, other).cuid,
      other: pick(children, other + 1).cuid,
    };
    const preview = await shop.office('previewParticipantMerge', both, staff);
    const versions = { kept_version: preview.kept.version, other_version: preview.other.version };
    return shop.office('mergeParticipants', { ...both, ...versions, seen: preview.seen }, staff);
  },
  'move child': async (world, { which, other, amount }) => {
    const { shop, staff } = world;
    const child = pick(await childrenOf(world, familyOf(world, which)), other);
    const to = { participant: child.cuid, customer: familyOf(world, amount).cuid };
    const preview = await shop.office('previewParticipantMove', to, staff);
    const participant_version = preview.participant.version;
    return shop.office(
      'moveParticipant',
      { ...to, participant_version, seen: preview.seen },
      staff,
    );
  },
} satisfies Record<string, Act>;
