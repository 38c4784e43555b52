import { Button, Group } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../../shell/icons.tsx';
import { SaveButton } from '../settings/save-button.tsx';

/**
 * The buttons that publish the values of a form on the site, or show them there before anybody else
 * sees them.
 */
export function SiteButtons(props: {
  sending: boolean;
  dirty: boolean;
  shown: boolean;
  /** Null while the site has no address. */
  see: (() => void) | null;
  looking: boolean;
}) {
  const texts = useTexts('office-site');
  const { sending, dirty, shown, see, looking } = props;
  if (!shown) return null;
  return (
    <Group gap="xs">
      <SaveButton sending={sending} dirty={dirty} shown={shown} label={texts.put_on_site} />
      {see === null ? null : (
        <Button
          variant="default"
          loading={looking}
          rightSection={<Icon name="out" size={14} />}
          onClick={see}
        >
          {texts.see_before}
        </Button>
      )}
    </Group>
  );
}
