"""Limits and checks that apply before and around every route."""
