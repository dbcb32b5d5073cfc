import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { line, requiredEmail, requiredLine, text } from '../fields.ts';
import { companyFields, namesCompany, UNNAMED_COMPANY } from './order.ts';

/** What can be corrected of an order until it is shipped, by the rules of checkout. */
export const orderCorrection = z
  .object({
    customer_name: requiredLine('order.name'),
    customer_email: requiredEmail('order.email'),
    customer_phone: requiredLine('order.phone'),
    /** With the postal code, the town and the country, as one text; '' where nothing is shipped. */
    customer_address: text(),
    /** The point that the parcel goes to. Of one on an imported list the code suffices. */
    pickup_point_code: line(LIMITS.pointCode),
    pickup_point_name: line(),
    pickup_point_address: line(),
    customer_note: text(LIMITS.orderNote),
    ...companyFields,
  })
  .refine(namesCompany, UNNAMED_COMPANY);

export type OrderCorrection = z.infer<typeof orderCorrection>;
