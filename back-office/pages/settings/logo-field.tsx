import { Button, FileButton, Group, Image } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The logo, and a button that changes it. */
export function LogoField({ logo_url }: { logo_url: string | null }) {
  const texts = useTexts('office-organisation');
  const may = useMay();
  const upload = useAction('uploadLogo', { refreshes: ['getSettings'], done: texts.logo_changed });
  const send = (file: File | null) => {
    if (file !== null) upload.mutate({ name: file.name, file });
  };
  return (
    <Group>
      {logo_url === null ? null : (
        <Image src={logo_url} alt={texts.logo} h={56} w="auto" maw={200} fit="contain" />
      )}
      {may('organiser-account.update') ? (
        <FileButton accept="image/png,image/jpeg,image/webp,image/gif,image/avif" onChange={send}>
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {texts.choose_logo}
            </Button>
          )}
        </FileButton>
      ) : null}
    </Group>
  );
}
