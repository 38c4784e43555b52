import { usePanel } from '../../panels/use-panel.ts';
import { GroupPanel } from './group-panel.tsx';

/** A new group of categories, at an address of its own. */
export function NewGroupPanel() {
  const panel = usePanel('/categories');
  return <GroupPanel group={null} onClose={panel.close} />;
}
