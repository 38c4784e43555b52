import { useMay } from '../../data/session.tsx';

const OF_FAMILIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;

/** Of whom somebody may see or add fields: those of the team want a right of their own. */
export function useFieldEntities(deed: 'read' | 'create') {
  const may = useMay();
  return may(`collaborator-custom-fields.${deed}`)
    ? ([...OF_FAMILIES, 'COLLABORATORS'] as const)
    : OF_FAMILIES;
}
