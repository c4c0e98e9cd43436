import * as lines from '#contract/billing.ts'
import { route, type Route } from '#server/http/route.ts'
import { confirmCheckout, createCheckout, invoicesOf, openPortal, setCancelAtPeriodEnd, subscriptionDetail } from './checkout.ts'
import { buyGift, redeemGift } from './gifts.ts'
import { webhookRoute } from './receive-stripe-event.ts'

export const billingRoutes: Route[] = [
  route(lines.readSubscription, (app, { user }) => subscriptionDetail(app, user.id)),
  route(lines.createCheckout, (app, { user, body }) => createCheckout(app, { userId: user.id, planType: body.planType })),
  route(lines.confirmCheckout, (app, { user, body }) => confirmCheckout(app, { userId: user.id, sessionId: body.sessionId })),
  route(lines.cancelSubscription, (app, { user }) => setCancelAtPeriodEnd(app, { userId: user.id, cancel: true })),
  route(lines.reactivateSubscription, (app, { user }) => setCancelAtPeriodEnd(app, { userId: user.id, cancel: false })),
  route(lines.openPortal, (app, { user }) => openPortal(app, { userId: user.id })),
  route(lines.listInvoices, (app, { user }) => invoicesOf(app, { userId: user.id })),
  route(lines.buyGift, (app, { user, body }) => buyGift(app, { buyerId: user?.id ?? null, form: body })),
  route(lines.redeemGift, (app, { user, body }) => redeemGift(app, { userId: user.id, code: body.code })),
  webhookRoute,
]
