import LocalShipping from '@mui/icons-material/LocalShipping';
import { openTexts } from '../i18n/screenTexts.ts';
import { contentResource } from '../layout/contentResource.ts';

export const shippingMethods = contentResource('shipping-methods', LocalShipping, async () => {
  const [{ ShippingMethodEditor }] = await Promise.all([
    import('./ShippingMethodEditor.tsx'),
    openTexts('pickup-points'),
  ]);
  return { default: ShippingMethodEditor };
});
