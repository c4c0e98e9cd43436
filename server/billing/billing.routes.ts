import * as lines from '#contract/billing.ts'
import { route, type Route } from '#server/http/route.ts'
import { confirmCheckout, createCheckout, invoicesOf, openPortal, setCancelAtPeriodEnd, subscriptionDetail } from './checkout.ts'
import { changePlan } from './change-plan.ts'
import { buyGift } from './gifts.ts'
import { webhookRoute } from './receive-stripe-event.ts'
import { redeemCode } from './redeem-code.ts'

export const billingRoutes: Route[] = [
  route(lines.readSubscription, (app, { user }) => subscriptionDetail(app, user.id)),
  route(lines.createCheckout, (app, { user, body }) => createCheckout(app, { userId: user.id, planType: body.planType })),
  route(lines.confirmCheckout, (app, { user, body }) => confirmCheckout(app, { userId: user.id, sessionId: body.sessionId })),
  route(lines.cancelSubscription, (app, { user }) => setCancelAtPeriodEnd(app, { userId: user.id, cancel: true })),
  route(lines.reactivateSubscription, (app, { user }) => setCancelAtPeriodEnd(app, { userId: user.id, cancel: false })),
  route(lines.changePlan, (app, { user, body }) => changePlan(app, { userId: user.id, planType: body.planType })),
  route(lines.openPortal, (app, { user }) => openPortal(app, { userId: user.id })),
  route(lines.listInvoices, (app, { user }) => invoicesOf(app, { userId: user.id })),
  route(lines.buyGift, (app, { user, body }) => buyGift(app, { buyerId: user?.id ?? null, form: body })),
  route(lines.redeemGift, async (app, { user, body }) => (await redeemCode(app, { userId: user.id, code: body.code })).subscription),
  route(lines.redeemCode, (app, { user, body }) => redeemCode(app, { userId: user.id, code: body.code })),
  webhookRoute,
]
