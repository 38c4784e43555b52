import { usePanel } from '../../panels/use-panel.ts';
import { GroupPanel } from './group-panel.tsx';

/** The panel of a new group of categories, at its own address. */
export function NewGroupPanel() {
  const panel = usePanel('/categories');
  return <GroupPanel group={null} onClose={panel.close} />;
}
