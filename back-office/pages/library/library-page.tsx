import { SegmentedControl, Stack } from '@mantine/core';
import type { Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { PictureGrid } from '../../library/picture-grid.tsx';
import { PictureUpload } from '../../library/picture-upload.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { Page } from '../../shell/page.tsx';

type Shown = NonNullable<Ask<'listFiles'>['show']>;

/** The library: its pictures, with a panel for each. */
export function LibraryPage() {
  const texts = useTexts('office-library');
  const may = useMay()('website-pages.update');
  const panel = usePanel('/library');
  const [show, setShow] = useState<Shown>('all');
  const choices: readonly { readonly value: Shown; readonly label: string }[] = [
    { value: 'all', label: texts.show_all },
    { value: 'unused', label: texts.show_unused },
    { value: 'without_alt', label: texts.show_without_alt },
    { value: 'deleted', label: texts.show_deleted },
  ];
  return (
    <Page title={texts.title}>
      <Stack px={20} pb={40} gap="md">
        {may && <PictureUpload onAdded={({ cuid }) => panel.open(cuid)} />}
        <SegmentedControl
          aria-label={texts.shown}
          className="library-shown"
          data={[...choices]}
          value={show}
          onChange={setShow}
        />
        <PictureGrid show={show} onChoose={({ cuid }) => panel.open(cuid)} />
      </Stack>
      <Outlet />
    </Page>
  );
}
