import { type ReactElement, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { TicketCard } from '../cards/ticket-card.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { Drawer } from '../layout/drawer.tsx';
import { ExpandableText } from '../layout/expandable-text.tsx';
import { Section } from '../layout/page.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { Split } from '../layout/split.tsx';
import { Stack } from '../layout/stack.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { Price } from '../money/price.tsx';

const tabs = [
  { key: 'next', label: 'À venir', count: 2 },
  { key: 'past', label: 'Passées', count: 14 },
  { key: 'cancelled', label: 'Annulées' },
];

const long =
  'Le stage a lieu dans la grande salle et, quand il fait beau, dans le parc. Les enfants arrivent dès 8 h 30 et repartent à 16 h ; une garderie est ouverte jusqu’à 17 h 30. Chacun apporte son pique-nique et une gourde. '.repeat(
    3,
  );

export const GalleryLayout = (): ReactElement => {
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Mise en page">
      <Breadcrumb
        label="Fil"
        crumbs={[
          { label: 'Accueil', href: '#1' },
          { label: 'Stages d’été', href: '#2' },
        ]}
        here="Cirque et acrobatie"
      />
      <Tabs
        label="Inscriptions"
        tabs={tabs}
        current="next"
        renderLink={(tab, props) => <a href={`#${tab.key}`} {...props} />}
      />
      <Split
        panel_label="Réserver"
        panel={
          <Stack>
            <Price amount={12500} language="fr" size="heading" />
            <Button wide size="large">
              Ajouter au panier
            </Button>
          </Stack>
        }
        bar={
          <>
            <Price amount={12500} language="fr" size="card" />
            <Button>Ajouter au panier</Button>
          </>
        }
      >
        <ExpandableText texts={{ more: 'Lire la suite', less: 'Réduire' }}>{long}</ExpandableText>
        <Stack direction="across">
          <Button kind="white" onClick={() => setOpen('drawer')}>
            Ouvrir le panier
          </Button>
          <Button kind="white" onClick={() => setOpen('dialog')}>
            Ouvrir une question
          </Button>
        </Stack>
      </Split>
      <Pagination
        page={2}
        size={20}
        total={64}
        href={(page) => `#page-${page}`}
        texts={{ label: 'Pages', previous: 'Précédent', next: 'Suivant', position: '2 sur 4' }}
      />
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Votre panier"
        close_label="Fermer"
        footer={
          <Button wide size="large">
            Passer commande
          </Button>
        }
      >
        <TicketCard
          heading="h3"
          who="Lou Dumont"
          what="Cirque et acrobatie"
          when="lun. 6 - ven. 10 juillet, 9 h - 16 h"
          price={<Price amount={12500} language="fr" size="card" />}
        />
      </Drawer>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Annuler cette inscription ?"
        close_label="Fermer"
        actions={
          <Button kind="danger" onClick={close}>
            Annuler l’inscription
          </Button>
        }
      >
        La place sera rendue et 125,00 € iront sur votre portefeuille.
      </Dialog>
    </Section>
  );
};
