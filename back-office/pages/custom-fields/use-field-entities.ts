import { useMay } from '../../data/session.tsx';

const OF_FAMILIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;

/**
 * Returns the entities whose fields the user may see or add: fields of the team need their own
 * right.
 */
export function useFieldEntities(deed: 'read' | 'create') {
  const may = useMay();
  return may(`collaborator-custom-fields.${deed}`)
    ? ([...OF_FAMILIES, 'COLLABORATORS'] as const)
    : OF_FAMILIES;
}
