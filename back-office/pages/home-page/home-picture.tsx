import { Button, FileButton, Group, Image, Input, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useAction } from '../../data/use-action.ts';

/** The picture at the top: uploaded at once, and kept when the form is saved. */
export function HomePicture(props: {
  picture: string | null;
  error: ReactNode;
  disabled: boolean;
  onChange: (picture: string | null) => void;
}) {
  const texts = useTexts('office-site');
  const { picture, error, disabled, onChange } = props;
  const upload = useAction('uploadSiteImage', { refreshes: [], done: '' });
  const send = (file: File | null) => {
    if (file === null) return;
    upload.mutate({ name: file.name, file }, { onSuccess: ({ cuid }) => onChange(cuid) });
  };
  return (
    <Input.Wrapper
      label={texts.picture}
      description={texts.picture_help}
      error={error}
      labelElement="div"
    >
      <Stack gap="xs" mt={6}>
        {picture === null ? null : (
          <Image src={`/files/${picture}`} alt="" maw={360} radius={6} fit="contain" />
        )}
        {disabled ? null : (
          <Group gap="xs">
            <FileButton
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              onChange={send}
            >
              {(button) => (
                <Button {...button} variant="default" loading={upload.isPending}>
                  {texts.choose_picture}
                </Button>
              )}
            </FileButton>
            {picture === null ? null : (
              <Button variant="subtle" color="gray.7" onClick={() => onChange(null)}>
                {texts.remove_picture}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
