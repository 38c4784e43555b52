import { ActionIcon } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../../shell/icons.tsx';
import './styles.css';

/** The grip of a link of the menu: dragged, or moved with Alt and an arrow. */
export function LinkGrip({ name }: { name: string }) {
  const texts = useTexts('office-themes');
  // no button: Firefox does not drag one
  return (
    <ActionIcon
      component="div"
      role="button"
      tabIndex={0}
      variant="subtle"
      color="gray.7"
      draggable
      data-grip
      style={{ cursor: 'grab' }}
      aria-label={texts.move_link(name)}
      title={texts.move_link_help}
    >
      <Icon name="activities" size={16} />
    </ActionIcon>
  );
}
