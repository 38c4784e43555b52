import { Button, FileButton, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The logo, chosen now and sent once its organisation exists. */
export function SetupLogo(props: { logo: File | null; onChange: (logo: File | null) => void }) {
  const texts = useTexts('office-setup');
  const { logo, onChange } = props;
  return (
    <Group gap="xs">
      <FileButton accept="image/png,image/jpeg,image/webp,image/gif,image/avif" onChange={onChange}>
        {(button) => (
          <Button {...button} variant="default">
            {texts.logo}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {logo === null ? texts.logo_help : logo.name}
      </Text>
    </Group>
  );
}
